// The content is read with what Node has and jsdom has not.
Object.assign(globalThis, { TextDecoder: require('node:util').TextDecoder })
