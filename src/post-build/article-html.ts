import { pageDataOf } from '../../packages/gatsby-output'

/** Part of the page data; see the queries in src/templates/article.tsx and guide.tsx. */
interface ArticleData {
  article: { html: string }
}

/** Reads the HTML of an article or a guide from its page data. */
export function articleHtml(publicFolder: string, address: string): string {
  const { data } = pageDataOf(publicFolder, address).result
  return (data as ArticleData).article.html
}
