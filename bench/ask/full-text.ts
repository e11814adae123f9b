// PostgreSQL's full-text search over the same passages, for comparison.
import { sql } from 'kysely'
import { type Language, languages } from '#domain/people/language.ts'
import type { Passages } from '#features/ask/search-index.ts'
import type { Database } from '#platform/database/connection.ts'

const configOf: Record<Language, string> = { en: 'english', es: 'spanish' }

export async function indexFullText(database: Database, passages: Passages): Promise<void> {
  await sql`create table passages (language text, href text, words tsvector)`.execute(database)
  for (const language of languages) {
    for (const { href, title, page, text } of passages[language]) {
      const config = sql`${configOf[language]}::regconfig`
      await sql`
        insert into passages values (${language}, ${href},
          setweight(to_tsvector(${config}, ${title}), 'A') || setweight(to_tsvector(${config}, ${page}), 'C') ||
          setweight(to_tsvector(${config}, ${text}), 'B'))`.execute(database)
    }
  }
  await sql`create index on passages using gin (words)`.execute(database)
}

/** The best passage that has any word of the question. */
export async function fullTextSearch(
  database: Database,
  question: string,
  language: Language,
): Promise<string | undefined> {
  const config = sql`${configOf[language]}::regconfig`
  const { rows } = await sql<{ href: string }>`
    with query as (
      select nullif(replace(plainto_tsquery(${config}, ${question})::text, '&', '|'), '')::tsquery as any_word)
    select href from passages, query where language = ${language} and words @@ any_word
    order by ts_rank_cd(words, any_word, 1) desc limit 1`.execute(database)
  return rows[0]?.href
}
