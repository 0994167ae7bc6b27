/** What webpack makes of a file that is loaded by its address. */
module.exports = '/static/file.css'
