import type { ReactNode } from 'react'
import { CardGrid } from '../components/card-grid'
import { Pager } from '../components/pager'
import { SearchField } from '../search/search-field'
import { ArticleCard } from './article-card'
import type { CountedTopic } from './model/topics'
import { TopicLinks } from './topic-links'

interface ArticleCardsProps {
  articles: readonly Queries.ArticleCardFragment[]
  topics: readonly CountedTopic[]
  page: number
  pages: number
  /** Returns a page's address. */
  pathOf: (page?: number) => string
  /** A link below the cards. */
  children?: ReactNode
}

/** A page of a list of articles, with search and topics above. */
export function ArticleCards(props: ArticleCardsProps) {
  const { articles, topics, page, pages, pathOf, children } = props
  return (
    <section aria-label="Articles" className="measure py-12 sm:py-16">
      <h2 className="sr-only">Articles</h2>
      <div className="mb-6">
        <SearchField id="articles" />
      </div>
      <TopicLinks topics={topics} current={pathOf()} />
      <CardGrid>
        {articles.map((article, index) => (
          <ArticleCard key={article.frontmatter.slug} article={article} priority={index === 0} />
        ))}
      </CardGrid>
      <Pager page={page} pages={pages} pathOf={pathOf} />
      {children && <p className="mt-8">{children}</p>}
    </section>
  )
}
