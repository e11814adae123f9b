/** The kinds of results, as the panel groups them. */
export type PassageKind = 'question' | 'course' | 'page' | 'article' | 'term' | 'film'

/** A piece of the site that can be quoted, in one language. */
export type Passage = {
  /** The same in every language. */
  key: string
  kind: PassageKind
  href: string
  /** The heading of the passage: a question, a section, a term. */
  title: string
  /** The page that it is on. */
  page: string
  /** What the page says, word for word. */
  text: string
}
