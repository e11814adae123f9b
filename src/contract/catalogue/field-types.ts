// The fields of what staff edit, as data: one editor and one schema serve every kind. Without zod, for the browser.

export type Field = {
  /** The key of its label in content/en/office/catalogue/entry-labels.ts. */
  label: string
  /**
   * `line` and `text` are plain. `markdown` is the subset of domain/lesson-markdown.ts, as far as `allows` says. `list` has one
   * line for each item. `picture` names a photo or a portrait, `films` and `courses` are ids.
   */
  type:
    | 'line'
    | 'text'
    | 'markdown'
    | 'list'
    | 'number'
    | 'switch'
    | 'choice'
    | 'choices'
    | 'courses'
    | 'film'
    | 'films'
    | 'picture'
    | 'path'
  /** In both languages. A missing Spanish text falls back to English. */
  said?: true
  /** May be null. */
  optional?: true
  /** The most characters of a text or an item, or the largest number. */
  most?: number
  /** The smallest number. */
  least?: number
  mostItems?: number
  choices?: readonly string[]
  /** What Markdown may contain on this page in addition to bold, italics and paragraphs. */
  allows?: readonly ('links' | 'headings' | 'lists')[]
  /** Of the texts of a page: where its copy has it. */
  at?: string
}

export type Fields = Readonly<Record<string, Field>>

/** The data of an entry with these fields. */
export type DataOf<F extends Fields> = { -readonly [Name in keyof F]: OptionalOf<F[Name]> }

type OptionalOf<F extends Field> = F extends { optional: true } ? SaidOf<F> | null : SaidOf<F>
type SaidOf<F extends Field> = F extends { said: true }
  ? { en: ValueOf<F>; es: ValueOf<F> | null }
  : ValueOf<F>

type ValueOf<F extends Field> = F['type'] extends 'number'
  ? number
  : F['type'] extends 'switch'
    ? boolean
    : F['type'] extends 'list' | 'courses' | 'films'
      ? string[]
      : F extends { type: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice
        : F extends { type: 'choices'; choices: readonly (infer Choice)[] }
          ? Choice[]
          : string
