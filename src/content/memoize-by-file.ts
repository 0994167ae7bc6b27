/**
 * Returns a function that computes a file's value only when its input differs from that file's last one.
 * `gatsby develop` checks all content on every save, and walking all plans takes seconds.
 */
export function memoizeByFile<T>() {
  const last = new Map<string, { input: string; value: T }>()
  return (file: string, input: unknown, compute: () => T): T => {
    const inputText = JSON.stringify(input)
    const previous = last.get(file)
    if (previous?.input === inputText) return previous.value
    const value = compute()
    last.set(file, { input: inputText, value })
    return value
  }
}
