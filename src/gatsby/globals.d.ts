interface Window {
  /** The build's hash, set before Gatsby's runtime starts. The runtime compares it with the page data's. */
  ___webpackCompilationHash?: string
  /** Gatsby's navigation. */
  ___navigate: (to: string, options?: object) => void
}

// gatsby-plugin-sharp ships no types; this declares the one function we use.
declare module 'gatsby-plugin-sharp' {
  import type { CreateResolversArgs } from 'gatsby'
  import type { IGatsbyImageData } from 'gatsby-plugin-image'

  export function generateImageData(
    options: Pick<CreateResolversArgs, 'cache' | 'pathPrefix' | 'reporter'> & {
      file: object
      args: Record<string, unknown>
    },
  ): Promise<IGatsbyImageData | undefined>
}
