import type { Program, ProgramLine } from '../../plan/model/program'
import { lineName, sessionNamed } from './slots'

/** Returns the line of a plan that has a name in logs; undefined where the plan no longer has it. */
export function lineNamed(program: Program, name: string): ProgramLine | undefined {
  const [session = '', exercise, number] = name.split(' / ')
  const lines = sessionNamed(program, session)?.lines ?? []
  return lines.filter((line) => line.exercise === exercise)[Number(number) - 1]
}

/** Returns the names of all lines of a plan. */
export const lineNames = (program: Program): Set<string> =>
  new Set(
    program.sessions.flatMap(({ name, lines }) =>
      lines.map((_, index) => lineName(program, name, index)),
    ),
  )
