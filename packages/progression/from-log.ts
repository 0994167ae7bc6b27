// The second door: what decides from a log, so that a page can load it only for who has one.
export { decideFromLog } from './next/decide-from-log'
