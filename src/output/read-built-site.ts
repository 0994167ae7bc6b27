import type { CreatePagesArgs } from 'gatsby'
import type { BuiltExercise } from './built-exercise'
import type { BuiltPlan } from './built-plan'
import type { BuiltArticle, BuiltSettings, BuiltSite } from './built-site'
import { buildFolders } from './files/folders'
import type { Redirect } from './headers/write-redirects'

interface Result {
  siteSettings: BuiltSettings | null
  allMarkdownRemark: {
    nodes: {
      author: string
      html: string
      rawMarkdownBody: string
      frontmatter: Omit<BuiltArticle, 'author' | 'html' | 'markdown'>
    }[]
  }
  allPlan: { nodes: BuiltPlan[] }
  allExercise: { nodes: BuiltExercise[] }
  allRedirect: { nodes: Redirect[] }
  allSitePage: { nodes: { path: string }[] }
}

/** Asks GraphQL for what the steps after the build need. Throws when the query fails. */
export async function readBuiltSite(
  graphql: CreatePagesArgs['graphql'],
): Promise<{ site: BuiltSite; redirects: Redirect[] }> {
  const { data, errors } = await graphql<Result>(`
    query BuiltSite {
      siteSettings {
        name
        url
        tagline
        description
        author
        copyrightYear
        forms
        imageHost
        units
        safety {
          title
          emergency
          stop
          doctor
        }
      }
      allMarkdownRemark(
        sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      ) {
        nodes {
          author
          html
          rawMarkdownBody
          frontmatter {
            slug
            title
            excerpt
            date
            updated
            readTime
            category
            tags
            image
            imageAlt
            summary
            sources {
              key
              who
              title
              year
              where
              address
            }
          }
        }
      }
      allPlan(sort: { title: ASC }) {
        nodes {
          planId
          title
          description
          duration
          level
          category
          equipment
          image
          imageAlt
          overview
          goals
          weeks
          exercises {
            name
            sets
            reps
            rest
          }
          aim
          entry
          safety
          length
          loadLine
          library {
            exerciseId
            title
            pattern
            perSide
            loaded
            pair
            equipment
            main
            helping
            cues
            figure {
              phases
              strokes {
                gear
                width
                paths
              }
            }
          }
          program {
            warmUp
            deloads
            progression {
              rule
              raise {
                upper
                lower
              }
              text
            }
            sessions {
              name
              days
              weeks
              minutes
              warmUp
              lines {
                exercise
                sets
                measure
                amount
                reserve
                rpe
                effort
                percent
                of
                load
                loadRule
                tempo
                rest
                group
                rule
                test
                note
              }
            }
          }
        }
      }
      allExercise(sort: { title: ASC }) {
        nodes {
          exerciseId
          title
          alsoCalled
          pattern
          equipment
          pair
          loaded
          main
          helping
          measure
          perSide
          level
          steps
          cues
          mistakes {
            sign
            change
          }
          safety
          easier
          harder
          instead
        }
      }
      allRedirect {
        nodes {
          from
          to
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
    }
  `)
  if (errors || !data?.siteSettings) {
    throw new Error(`The built site could not be read. ${errors?.join(' ') ?? ''}`.trim())
  }
  const site: BuiltSite = {
    ...buildFolders(),
    settings: data.siteSettings,
    articles: data.allMarkdownRemark.nodes.map(
      ({ author, html, rawMarkdownBody, frontmatter }) => ({
        ...frontmatter,
        author,
        html,
        markdown: rawMarkdownBody,
      }),
    ),
    plans: data.allPlan.nodes,
    exercises: data.allExercise.nodes,
    pages: data.allSitePage.nodes.map(({ path }) => path),
  }
  return { site, redirects: data.allRedirect.nodes }
}
