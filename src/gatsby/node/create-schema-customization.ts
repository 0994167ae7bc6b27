import type { GatsbyNode } from 'gatsby'
import { articleTypes } from '../graphql-types/article'
import { contentImageTypes } from '../graphql-types/content-image'
import { exerciseTypes } from '../graphql-types/exercise'
import { planTypes } from '../graphql-types/plan'
import { siteSettingsTypes } from '../graphql-types/site-settings'

/** Gatsby hook: declares every content type, so that a missing field is null and never a build error. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([
    articleTypes,
    planTypes,
    exerciseTypes,
    siteSettingsTypes,
    contentImageTypes,
  ])
}
