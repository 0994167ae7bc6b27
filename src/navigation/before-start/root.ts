/** The root element. Its `data-` attributes say how far a page is: style sheets and the app read them. */
export const root = document.documentElement
