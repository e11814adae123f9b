import { ActionLink, IdleButton } from '../parts/action.tsx'
import { ArticleCard, CourseCard } from '../parts/cards.tsx'
import { CategoryTiles } from '../parts/category-tiles.tsx'
import hero from '../parts/hero.module.css'
import list from '../parts/list.module.css'
import { PartnerLogos } from '../parts/partner-logos.tsx'
import { Photo } from '../parts/photo.tsx'
import { Points } from '../parts/points.tsx'
import { PopularCourses } from '../parts/popular-courses.tsx'
import { Pricing } from '../parts/pricing.tsx'
import { Grid, Section, Split, Wrap } from '../parts/section.tsx'
import { SkillBars } from '../parts/skill-bars.tsx'
import { Statistics } from '../parts/statistics.tsx'
import { TestimonialCarousel } from '../parts/testimonial-carousel.tsx'
import { VideoBlock } from '../parts/video-block.tsx'
import { articles } from '../words/articles.ts'
import { marketingCourses } from '../words/courses.ts'
import { homeTwo, whyChoose } from '../words/home.ts'
import { site } from '../words/site.ts'

export function HomeTwoPage() {
  return (
    <>
      <Hero />
      <Section tone="sage" title="Top categories">
        <CategoryTiles />
      </Section>
      <Section>
        <Split>
          <Photo name="handson" share="(min-width: 900px) 50vw, 100vw" className={list.arch} />
          <div>
            <h2>{homeTwo.about}</h2>
            <div className={list.text}>
              <p>{homeTwo.aboutText}</p>
              <SkillBars />
            </div>
          </div>
        </Split>
      </Section>
      <Section
        tone="sage"
        title="Featured courses"
        aside={
          <ActionLink href="/template/courses" look="dark">
            All courses
          </ActionLink>
        }
      >
        <Grid>
          {marketingCourses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </Grid>
      </Section>
      <Section tone="pine" title="Fun facts">
        <Statistics />
      </Section>
      <Section title="Popular courses">
        <PopularCourses />
      </Section>
      <Section tone="sage">
        <Split>
          <VideoBlock />
          <div className={list.text}>
            <h2>{homeTwo.video}</h2>
            <p>{homeTwo.videoText}</p>
          </div>
        </Split>
        <div className={list.below}>
          <PartnerLogos />
        </div>
      </Section>
      <Section>
        <Split>
          <div>
            <h2>Why Choose {site.name}</h2>
            <Points points={whyChoose} />
          </div>
          <Photo name="library" share="(min-width: 900px) 50vw, 100vw" className={list.arch} />
        </Split>
      </Section>
      <Section
        tone="sage"
        id="pricing"
        title="Pricing"
        lead="Cancel in any month. No card for the first one."
      >
        <Pricing />
      </Section>
      <Section tone="pine">
        <TestimonialCarousel />
      </Section>
      <Section title="From the blog">
        <Grid wide>
          {articles.map((article) => (
            <ArticleCard key={article.title} article={article} />
          ))}
        </Grid>
      </Section>
    </>
  )
}

function Hero() {
  return (
    <Wrap>
      <div className={hero.hero}>
        <div className={hero.words}>
          <h1>{homeTwo.title}</h1>
          <p className={hero.lead}>{homeTwo.lead}</p>
          <IdleButton>Get Started Now</IdleButton>
        </div>
        <div className={hero.stage}>
          <Photo name="operatory" share="(min-width: 900px) 45vw, 100vw" first className={hero.arch} />
          <div className={hero.live}>
            <h2 className={hero.liveTitle}>{homeTwo.live.title}</h2>
            <p>{homeTwo.live.text}</p>
            <IdleButton look="dark">Get Started Now</IdleButton>
          </div>
        </div>
      </div>
    </Wrap>
  )
}
