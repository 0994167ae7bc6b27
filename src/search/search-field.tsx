import { paths } from '../lib/paths'

/** A form that opens the search page, without a script. `id` must be unique on the page. */
export function SearchField({ id }: { id: string }) {
  return (
    <search>
      <form action={paths.search} className="grid max-w-[32rem] grid-cols-[1fr_auto] gap-2">
        <label htmlFor={`${id}-search`} className="sr-only">
          Search articles, plans and exercises
        </label>
        <input
          id={`${id}-search`}
          type="search"
          name="q"
          required
          className="field"
          placeholder="sore knee, creatine"
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  )
}
