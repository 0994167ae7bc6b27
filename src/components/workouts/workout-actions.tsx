import { graphql } from 'gatsby'
import { workoutPath, workoutPdfPath } from '../../lib/paths'
import { Icon } from '../ui/icon'
import { CalendarButton } from './calendar-button'
import { FavouriteButton } from './favourite-button'
import { FollowAlongButton } from './follow-along-button'
import { PrintButton } from './print-button'
import { ShareButton } from './share-button'

/** What kind of file a PDF is, and how large: 'PDF, 68 KB'. Takes its size in bytes. */
const pdfLabel = (bytes: number) => `PDF, ${Math.ceil(bytes / 1000)} KB`

/** What a visitor can do with a plan: take it along, save it, pass it on, do it. */
export function WorkoutActions({ workout }: { workout: Queries.WorkoutActionsFragment }) {
  const { planId, title, pdfSize } = workout
  return (
    <div className="no-print grid gap-3">
      <a href={workoutPdfPath(planId)} download className="button button-primary px-3">
        <Icon name="download" />
        <span>
          Download PDF Guide{' '}
          <span className="block text-sm font-semibold">{pdfLabel(pdfSize)}</span>
        </span>
      </a>
      <FavouriteButton id={planId} title={title} />
      <ShareButton path={workoutPath(planId)} title={title}>
        Share Workout
      </ShareButton>
      <ul className="mt-3 border-b border-rule">
        <CalendarButton workout={workout} />
        <FollowAlongButton workout={workout} />
        <PrintButton />
      </ul>
    </div>
  )
}

export const fragment = graphql`
  fragment WorkoutActions on Workout {
    planId
    title
    duration
    overview
    weeks
    pdfSize
  }
`
