import { VisuallyHidden } from '../../components/visually-hidden'

interface PairListProps {
  title: string
  pairs: readonly (readonly [text: string, value: string])[]
}

/** A titled list of texts with a value each. */
export const PairList = ({ title, pairs }: PairListProps) => (
  <>
    <p className="mt-3 text-sm text-muted">{title}</p>
    <ul className="train-preview" aria-label={title}>
      {pairs.map(([text, value]) => (
        <li key={text}>
          <span>{text}</span>
          <VisuallyHidden>: </VisuallyHidden>
          <span className="train-asked font-bold">{value}</span>
        </li>
      ))}
    </ul>
  </>
)
