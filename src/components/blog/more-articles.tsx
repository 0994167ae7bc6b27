import { CardGrid } from '../ui/card-grid'
import { SectionHeading } from '../ui/section-heading'
import { ArticleCard } from './article-card'

/** Up to three other articles, below one that was read. */
export function MoreArticles({ articles }: { articles: readonly Queries.ArticleCardFragment[] }) {
  return (
    <section aria-labelledby="more-articles" className="no-print measure pb-20">
      <SectionHeading id="more-articles">More Articles You Might Like</SectionHeading>
      <CardGrid>
        {articles.map((article) => (
          <ArticleCard key={article.frontmatter.slug} article={article} />
        ))}
      </CardGrid>
    </section>
  )
}
