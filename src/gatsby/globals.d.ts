interface Window {
  /** Set before Gatsby's runtime starts, which compares it with what the page's data says. */
  ___webpackCompilationHash?: string
  /** Gatsby's function that shows another page. */
  ___navigate: (to: string, options?: object) => void
}

// gatsby-plugin-sharp ships no types; this is the one function used of it.
declare module 'gatsby-plugin-sharp' {
  import type { CreateResolversArgs } from 'gatsby'

  export function generateImageData(
    options: Pick<CreateResolversArgs, 'cache' | 'pathPrefix' | 'reporter'> & {
      file: object
      args: Record<string, unknown>
    },
  ): Promise<{ images: { fallback?: { src: string; srcSet?: string } } } | undefined>
}
