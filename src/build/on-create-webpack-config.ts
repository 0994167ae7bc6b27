import type { GatsbyNode } from 'gatsby'

/**
 * Gatsby hook: puts all screens into one chunk. They are small and share most of their parts, and a
 * visitor who has one has them all: moving on then costs the next page's data alone.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    optimization: {
      splitChunks: {
        cacheGroups: {
          screens: {
            name: 'screens',
            chunks: ({ name }: { name?: string | null }) =>
              name?.startsWith('component---') ?? false,
            enforce: true,
            priority: 100,
          },
        },
      },
    },
  })
}
