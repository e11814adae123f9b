import type { Copy } from '#content/en/site/resources.ts'
import { posterOf } from '#content/media/clip-files.ts'
import { clips, clipTopics } from '#content/media/clips.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { tied } from '../../ui/text/tied.ts'
import styles from './clips-by-topic.module.css'

/** The catalog's videos by topic; each opens in the catalog's player. */
export function ClipsByTopic({ copy }: { copy: Copy['clips'] }) {
  return (
    <section id="videos" className={`page section later ${styles.videos}`}>
      <h2>{copy.title}</h2>
      {clipTopics.map((topic) => (
        <div key={topic} className={styles.topic}>
          <h3>{tied(copy.topics[topic])}</h3>
          <ul className={styles.clips}>
            {clips
              .filter((clip) => clip.topic === topic)
              .map(({ videoId }) => (
                <li key={videoId}>
                  <PageLink to={`/catalog#${videoId}`} className={styles.clip}>
                    <Picture of={posterOf(videoId)} alt="" sizes="136px" />
                    <span>{copy.titles[videoId]}</span>
                  </PageLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
