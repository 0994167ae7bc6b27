import { browser } from './fake-browser'

/** Stand-ins for modules of the training page. Each `jest.mock` takes those of its module. */

export const toasts: { message: string; undo?: (() => void) | undefined }[] = []
export const showToast = (message: string, action?: { onClick: () => void }) =>
  toasts.push({ message, undo: action?.onClick })

export const nextFrame = async () => {}
export const whenIdle = (call: () => void) => browser.isIdle && call()
export const ExerciseLink = ({ title }: { title: string }) => title
