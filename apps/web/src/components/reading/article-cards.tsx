import { Link } from 'react-router'
import { sceneSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './article-cards.module.css'
import { articleText } from './article-texts.ts'
import type { Article } from './articles.ts'

/** Article cards with picture: 'News and update'. */
export function ArticleCards({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.slug}>
          <Link className={styles.card} to={paths.article(article.slug)}>
            <Picture
              {...sceneSources(article.scene)}
              sizes="(max-width: 720px) 100vw, 400px"
              alt=""
              width={900}
              height={600}
            />
            <div>
              <div>
                {articleText(article.topic)} ·{' '}
                {articleText('article.minutes', { count: article.minutes })}
              </div>
              <h3>{articleText(article.title)}</h3>
              <p>{articleText(article.summary)}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Cards with the code of an illness: 'Related articles' (Specification §2, Other static). */
export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={styles.related}>
      {articles.map((article) => (
        <li key={article.slug}>
          <div className={styles.code}>
            {articleText('article.code', { code: article.code ?? '' })}
          </div>
          <h3>{articleText(article.title)}</h3>
          <p>{articleText(article.summary)}</p>
          <Link to={paths.article(article.slug)}>
            {articleText('article.readMore')}
            <span className="visually-hidden">
              {' '}
              {articleText('article.about', { title: articleText(article.title) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
