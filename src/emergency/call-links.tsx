export interface PhoneNumber {
  /** Where it works, or who answers. */
  place: string
  number: string
}

export const phoneAddress = (number: string) => `tel:${number.replace(/\D/g, '')}`

/** Phone numbers as buttons that call them. */
export function CallLinks({ numbers }: { numbers: readonly PhoneNumber[] }) {
  return (
    <ul className="call-links">
      {numbers.map(({ place, number }) => (
        <li key={number}>
          <a href={phoneAddress(number)}>
            <strong className="display text-xl">{number}</strong>
            <span>{place}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
