import { buildEditor } from '../editor/build/build-editor'

/**
 * `npm run build:editor`: the editor for a site of its own, in `editor-site`. EDITOR_REPO names the repository, as
 * owner/name; EDITOR_HOST is github, unless it is gitlab; EDITOR_BRANCH is main by default.
 */
async function main(): Promise<void> {
  const {
    EDITOR_REPO: repo,
    EDITOR_HOST: name = 'github',
    EDITOR_BRANCH: branch = 'main',
  } = process.env
  if (!repo || !/^[\w.-]+(\/[\w.-]+)+$/.test(repo))
    throw new Error('Set EDITOR_REPO to the repository, for example EDITOR_REPO=coach/site.')
  if (name !== 'github' && name !== 'gitlab')
    throw new Error(`EDITOR_HOST is "${name}"; use github or gitlab.`)
  await buildEditor('editor-site', { name, repo, branch })
  console.log('Built editor-site: publish this folder as a site of its own (docs/deploying.md).')
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
