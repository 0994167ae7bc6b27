import type { HeadProps, PageProps } from 'gatsby'

/** The Gatsby props that our pages and Heads read. */
export function pageProps<Data, Context = object, State = null>(
  data: Data,
  pageContext: Context = {} as Context,
  state: State = null as State,
) {
  const props = { data, pageContext, location: { pathname: '/', state } }
  return props as unknown as PageProps<Data, Context, State> & HeadProps<Data, Context>
}
