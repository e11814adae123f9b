// Passages that teach: articles, glossary, checklists, films.

import { clips } from '#content/media/clips.ts'
import { articles, headOf, textOf } from '#content/pages/articles.ts'
import { withoutMarks } from '#domain/classroom/lesson-markdown.ts'
import type { Language } from '#domain/people/language.ts'
import { type Copies, stepsOf } from './copies.ts'
import type { Passage } from './passage.ts'

export function teachingPassages(copies: Copies, language: Language): Passage[] {
  return [
    ...articlePassages(copies, language),
    ...glossaryPassages(copies, language),
    ...checklistPassages(copies),
    ...filmPassages(copies, language),
    {
      key: 'resources',
      kind: 'page',
      href: '/resources',
      title: copies.resources.title,
      page: copies.resources.title,
      text: copies.resources.lead,
    },
  ]
}

function articlePassages({ articleHeads, articleTexts }: Copies, language: Language): Passage[] {
  return articles().flatMap((one) => {
    const { slug } = one
    const { title, excerpt } = headOf(one, language, articleHeads)
    const article = { kind: 'article' as const, page: title }
    const parts = textOf(one, language, articleTexts).content.flatMap(({ heading, paragraphs }, part) =>
      paragraphs.map((text, index) => ({
        ...article,
        key: `article ${slug} ${part + 1} ${index + 1}`,
        href: `/catalog/${slug}#part-${part + 1}`,
        title: heading ?? title,
        text: withoutMarks(text),
      })),
    )
    return [{ ...article, key: `article ${slug}`, href: `/catalog/${slug}`, title, text: excerpt }, ...parts]
  })
}

function glossaryPassages({ resources }: Copies, language: Language): Passage[] {
  return resources.glossary.terms().map(({ id, names, meaning }) => ({
    key: `term ${id}`,
    kind: 'term' as const,
    href: `/resources#${id}`,
    title: names[language],
    page: resources.glossary.title,
    text: meaning,
  }))
}

function checklistPassages({ resources }: Copies): Passage[] {
  return resources.checklists.lists().flatMap(({ key: id, title, text, groups }) => {
    const list = { kind: 'page' as const, href: `/resources#${id}`, page: resources.checklists.title }
    return [
      { ...list, key: `checklist ${id}`, title, text },
      ...groups.map((group, index) => ({
        ...list,
        key: `checklist ${id} ${index + 1}`,
        title: `${title}: ${group.title}`,
        text: `${group.items.join('. ')}.`,
      })),
    ]
  })
}

function filmPassages({ clipTitles, menu, resources }: Copies, language: Language): Passage[] {
  return [
    {
      key: 'films',
      kind: 'page' as const,
      href: '/catalog',
      title: menu.catalog,
      page: resources.contents.clips,
      text: clips.map(({ videoId }) => clipTitles[videoId]).join('. '),
    },
    ...clips.flatMap(({ videoId }) =>
      stepsOf(videoId, language).map(({ title, detail }, index) => ({
        key: `film ${videoId} ${index + 1}`,
        kind: 'film' as const,
        href: `/catalog#${videoId}-${index + 1}`,
        title: clipTitles[videoId],
        page: menu.catalog,
        text: `${title}. ${detail}.`,
      })),
    ),
  ]
}
