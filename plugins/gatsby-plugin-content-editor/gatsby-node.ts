import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { contentEditor } from './content-editor'
import { editorPolicy } from './policy'

interface Options {
  folder: string
  editor: string
  imageHosts: string[]
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required(),
    editor: Joi.string().required(),
    imageHosts: Joi.array().items(Joi.string()).required(),
  })

/** Gatsby hook: only `npm run edit` sets EDIT, so that `npm run develop` writes nothing. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options) => {
  if (!process.env.EDIT) return
  const { folder, editor, imageHosts } = options as unknown as Options
  const answer = contentEditor({
    folder: path.resolve(folder),
    editor: path.resolve(editor),
    policy: editorPolicy({ images: imageHosts }),
  })
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!answer(request, response)) next()
  })
}
