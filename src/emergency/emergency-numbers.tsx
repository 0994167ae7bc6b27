import { type PhoneNumber, phoneAddress } from './call-links'

/** Phone numbers within a sentence. */
export const EmergencyNumbers = ({ numbers }: { numbers: readonly PhoneNumber[] }) =>
  numbers.map(({ place, number }, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <a href={phoneAddress(number)} className="text-link font-bold">
        {number}
      </a>
      {` (${place})`}
    </span>
  ))
