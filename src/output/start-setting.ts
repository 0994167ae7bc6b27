/**
 * Returns whether pages keep React back until a visitor means to do something (docs/start.md). The build
 * setting `REACT_START=load` switches that off: pages then have Gatsby's own script elements.
 */
export const startsOnIntent = () => process.env.REACT_START !== 'load'
