import type { HeadProps, PageProps } from 'gatsby'

/** What Gatsby hands a page and its Head, as far as ours look at it. */
export function pageProps<Data, Context = object, State = null>(
  data: Data,
  pageContext: Context = {} as Context,
  state: State = null as State,
) {
  const props = { data, pageContext, location: { pathname: '/', state } }
  return props as unknown as PageProps<Data, Context, State> & HeadProps<Data, Context>
}
