declare module '*.css'

// gatsby-plugin-sharp ships no types; this is the one function used of it.
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
