/** What a session needs: one file, which comes before the session begins (see use-parts.ts). */
export { MaximaForm } from './maxima-form'
export { SessionEnd } from './session-end'
export { SessionView } from './session-view'
