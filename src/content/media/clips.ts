// The sixteen training clips of the catalog. A clip's files are in public/clips under its videoId: the video, two
// posters, and captions (.vtt) in both languages. The clinical values in them are sample teaching content, not a
// protocol: the faculty approves them before publication.

export const clipTopics = ['planning', 'surgery', 'grafting', 'restoration', 'maintenance'] as const
export type ClipTopic = (typeof clipTopics)[number]

/** The part of the picture that stays empty throughout, for the text of a step; 'below' if there is none. */
type ClipLayout = 'left' | 'right' | 'below'

/** The publication date. */
export const clipsPublished = '2025-06-01T00:00:00-07:00'

export const clips = [
  { videoId: 'placement', seconds: 14, layout: 'left', topic: 'surgery' },
  { videoId: 'immediate', seconds: 13.5, layout: 'left', topic: 'surgery' },
  { videoId: 'sinus_lift', seconds: 13.5, layout: 'right', topic: 'grafting' },
  { videoId: 'gbr', seconds: 14, layout: 'left', topic: 'grafting' },
  { videoId: 'full_arch', seconds: 13.5, layout: 'below', topic: 'surgery' },
  { videoId: 'guided_surgery', seconds: 13, layout: 'below', topic: 'surgery' },
  { videoId: 'drill_sequence', seconds: 12.5, layout: 'below', topic: 'surgery' },
  { videoId: 'anatomy', seconds: 10.1, layout: 'right', topic: 'restoration' },
  { videoId: 'torque', seconds: 12.1, layout: 'right', topic: 'restoration' },
  { videoId: 'osseointegration', seconds: 13.1, layout: 'below', topic: 'maintenance' },
  { videoId: 'intraoral_scan', seconds: 13.1, layout: 'below', topic: 'restoration' },
  { videoId: 'emergence', seconds: 13.1, layout: 'below', topic: 'restoration' },
  { videoId: 'bone_loss', seconds: 13.6, layout: 'below', topic: 'maintenance' },
  { videoId: 'opg', seconds: 12.1, layout: 'below', topic: 'planning' },
  { videoId: 'cbct_scroll', seconds: 12.1, layout: 'below', topic: 'planning' },
  { videoId: 'occlusion', seconds: 12.1, layout: 'below', topic: 'maintenance' },
] as const satisfies readonly { videoId: string; seconds: number; layout: ClipLayout; topic: ClipTopic }[]

export type Clip = (typeof clips)[number]
export type ClipId = Clip['videoId']
