/** Gatsby hook: describes the options. */
exports.pluginOptionsSchema = ({ Joi }) =>
  Joi.object({
    parsedBy: Joi.string().description(
      "A plugin whose cache has the texts' syntax trees as JSON, by 'tree {file}'.",
    ),
  })
