import type { Agenda } from './plan-agenda'

/** Whether a plan lists its sessions; plans without only describe their weeks in words. */
export const hasSessions = ({ agenda }: { readonly agenda: Agenda }) => agenda.length > 0
