/** Mocks webpack's file-loader, which turns a file into its URL. */
module.exports = '/static/file.css'
