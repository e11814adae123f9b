import { copy as en } from '#content/en/site/catalog.ts'
import { copy as es } from '#content/es/site/catalog.ts'
import { filmOf } from '#content/media/clip-files.ts'
import { clips, clipsPublished } from '#content/media/clips.ts'
import { organizationId } from './organization.ts'
import type { PageFacts, Thing } from './thing.ts'

const copies = { en, es }

export function videoData({ language, origin }: PageFacts): readonly Thing[] {
  const copy = copies[language]
  return clips.map(({ videoId, seconds }) => ({
    '@type': 'VideoObject',
    '@id': `${origin}/catalog#${videoId}`,
    url: `${origin}/catalog#${videoId}`,
    name: copy.clipTitles[videoId],
    description: copy.videoDescription(copy.clipTitles[videoId]),
    thumbnailUrl: `${origin}/clips/${videoId}-960.webp`,
    contentUrl: `${origin}${filmOf(videoId)}`,
    uploadDate: clipsPublished,
    duration: `PT${seconds}S`,
    inLanguage: language,
    publisher: organizationId(origin),
  }))
}
