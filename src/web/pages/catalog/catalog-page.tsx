import { type SyntheticEvent, useRef, useState } from 'react'
import type { Copy } from '#content/en/site/catalog.ts'
import { type ClipId, clips } from '#content/media/clips.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { ArticleList } from './article-list.tsx'
import styles from './catalog-page.module.css'
import { ClipGrid } from './clip-grid.tsx'
import { Player } from './player.tsx'

export function Page({ copy, language }: PageProps<Copy>) {
  const { hash } = useLocation()
  const [id, step] = useHydrated() ? partsOf(hash) : []
  const named = clips.find(({ videoId }) => id === videoId)
  const clip = named ?? clips[0]
  const next = clips[(clips.indexOf(clip) + 1) % clips.length] ?? clips[0]
  const [playRequest, setPlayRequest] = useState<{ for: ClipId } | null>(null)
  const [playing, setPlaying] = useState(false)
  const [slow, setSlow] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  const showSteps = (id: ClipId) => {
    setPlayRequest({ for: id })
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    stage.current?.scrollIntoView({ behavior: reducedMotion ? 'instant' : 'smooth' })
  }
  const playNext = () => {
    setPlayRequest({ for: next.videoId })
    navigate(`#${next.videoId}`, { replace: true })
  }

  return (
    <div onPlayCapture={pauseOthers}>
      <PageHead title={copy.title} lead={copy.lead} />
      <div ref={stage} className={styles.stage}>
        <Player
          key={`${clip.videoId} ${step ?? ''}`}
          clip={clip}
          firstStep={named && step ? Number(step) - 1 : 0}
          playRequest={playRequest?.for === clip.videoId ? playRequest : null}
          onPlaying={setPlaying}
          slow={slow}
          onSlow={setSlow}
          next={next}
          onNext={playNext}
          copy={copy}
          language={language}
        />
      </div>
      <section className={`page ${styles.videos}`}>
        <h2 className="visually-hidden">{copy.videosTitle}</h2>
        <ClipGrid copy={copy} playing={playing ? clip.videoId : null} onSteps={showSteps} />
      </section>
      <Articles copy={copy} />
    </div>
  )
}

function Articles({ copy }: { copy: Copy }) {
  return (
    <section className={`page later ${styles.articles}`}>
      <h2>{copy.articlesTitle}</h2>
      <p className={`lead ${styles.lead}`}>{copy.articlesLead}</p>
      <ArticleList copy={copy} />
      <p className="second small mt-8">{copy.sample}</p>
    </section>
  )
}

/** One film plays at a time. */
function pauseOthers({ target, currentTarget }: SyntheticEvent): void {
  for (const film of currentTarget.querySelectorAll('video')) if (film !== target) film.pause()
}

/** '#gbr-3' is the third step of a clip. */
function partsOf(hash: string): (string | undefined)[] {
  const [, clip, step] = /^#(\w+?)(?:-(\d+))?$/.exec(hash) ?? []
  return [clip, step]
}
