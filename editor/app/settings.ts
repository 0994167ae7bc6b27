// Imported before @sveltia/cms, which reads them as it is imported. Unless someone chose otherwise, an entry stays open
// after it is saved.
const settings = 'sveltia-cms.prefs'
localStorage.setItem(settings, localStorage.getItem(settings) ?? '{"closeOnSave":false}')
