export interface PhoneNumber {
  /** Where it works, or who answers. */
  place: string
  number: string
}

export const phoneAddress = (number: string) => `tel:${number.replace(/\D/g, '')}`

/** Phone numbers as buttons that call them. */
export function CallLinks({ numbers }: { numbers: readonly PhoneNumber[] }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {numbers.map(({ place, number }) => (
        <li key={number}>
          <a
            href={phoneAddress(number)}
            className="grid min-h-16 content-center rounded-xs border-2 px-3 py-1.5 hover:shadow-[inset_0_-4px_var(--hull)]"
          >
            <strong className="display text-xl">{number}</strong>
            <span className="text-[0.875rem] leading-[1.3]">{place}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
