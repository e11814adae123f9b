import { Accordion } from '../parts/accordion.tsx'
import { IdleButton } from '../parts/action.tsx'
import { Banner } from '../parts/banner.tsx'
import { Rating } from '../parts/cards.tsx'
import { Icon } from '../parts/icon.tsx'
import { Photo } from '../parts/photo.tsx'
import prose from '../parts/prose.module.css'
import { Section } from '../parts/section.tsx'
import { curriculum, marketingCourses } from '../words/courses.ts'
import { singleCourse } from '../words/pages.ts'

const [course] = marketingCourses

const chapters = curriculum.map(({ title, lessons }) => ({
  title,
  body: (
    <ol>
      {lessons.map((lesson) => (
        <li key={lesson}>{lesson}</li>
      ))}
    </ol>
  ),
}))

export function SingleCoursePage() {
  if (!course) return null
  return (
    <>
      <Banner title={course.title} lead={singleCourse.lead} />
      <Section>
        <div className={prose.columns}>
          <div>
            <Photo
              name={course.img}
              share="(min-width: 960px) 860px, 100vw"
              first
              className={prose.picture}
            />
            <div className={prose.text}>
              {singleCourse.overview.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <h2>Curriculum</h2>
              <Accordion items={chapters} />
            </div>
          </div>
          <aside className={`${prose.box} ${prose.side}`} aria-label="The course">
            <p className={prose.price}>{course.price}</p>
            <ul className={prose.facts}>
              <li>
                <Icon name="programs" />
                {course.post}
              </li>
              <li>
                <Icon name="clock" />
                {course.time}
              </li>
              <li>
                <Icon name="book" />
                {course.lesson}
              </li>
            </ul>
            <Rating value={course.ratings} />
            <IdleButton>Get Started Now</IdleButton>
          </aside>
        </div>
      </Section>
    </>
  )
}
