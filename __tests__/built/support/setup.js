// Reading the content needs Node globals that jsdom lacks.
Object.assign(globalThis, { TextDecoder: require('node:util').TextDecoder })
