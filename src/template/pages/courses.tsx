import { Banner } from '../parts/banner.tsx'
import { CourseCard } from '../parts/cards.tsx'
import { PopularCourses } from '../parts/popular-courses.tsx'
import { Grid, Section } from '../parts/section.tsx'
import { marketingCourses } from '../words/courses.ts'

export function CoursesPage() {
  return (
    <>
      <Banner title="Courses" lead="Four modules at the bench, and short courses for the evening." />
      <Section title="Modules">
        <Grid>
          {marketingCourses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </Grid>
      </Section>
      <Section tone="sage" title="Short courses">
        <PopularCourses />
      </Section>
    </>
  )
}
