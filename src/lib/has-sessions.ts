import type { Agenda } from './plan-agenda'

/** Whether a plan lists its sessions. Other plans only describe their weeks. */
export const hasSessions = ({ agenda }: { readonly agenda: Agenda }) => agenda.length > 0
