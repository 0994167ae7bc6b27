/** A change of the bundled package: how often it must be found, so that another version can't lose it unnoticed. */
interface Patch {
  why: string
  find: RegExp
  replace: string
  times: number
}

const patches: Patch[] = [
  {
    why: 'Fonts are local; browsers would also fetch these fallbacks from a CDN.',
    find: /@font-face \{[^}]*?url\(https:\/\/cdn\.jsdelivr\.net[^}]*\}/g,
    replace: '',
    times: 3,
  },
  {
    why: 'No request to anyone but the repository’s host.',
    find: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    replace: 'data:application/json,{"status":{"indicator":"none"}}',
    times: 1,
  },
  {
    why: 'The local backend writes through editor/app/commit.ts: all changes of a save at once, checked.',
    find: /(isGit:!1,name:[\w$]+,label:[\w$]+,init:\(\)=>void 0,(?:(?!isGit:).)*?commitChanges:)async e=>[\w$]+\([\w$]+,e\)/gs,
    replace: '$1e=>globalThis.editorCommit(e)',
    times: 1,
  },
  {
    why: 'The sentences below it say what to correct.',
    find: /There was an error while saving the entry\. Please try again later\./g,
    replace: 'Nothing was saved yet.',
    times: 1,
  },
]

/** The package's code with our changes. Throws if one is not found as often as in the pinned version. */
export const patchCms = (code: string): string =>
  patches.reduce((text, { why, find, replace, times }) => {
    const found = text.match(find)?.length ?? 0
    if (found !== times)
      throw new Error(
        `@sveltia/cms has changed (found ${found} of ${times}): ${why} See editor/build/patch-cms.ts.`,
      )
    return text.replace(find, replace)
  }, code)
