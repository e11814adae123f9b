import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'Nerve, sinus and bleeding',
  lessons: [
    {
      slug: 'altered-sensation',
      title: 'Altered sensation: the first 24 hours',
      minutes: 11,
      body: `The anesthetic should have worn off, and the lip is still numb. What you do in the next hours can
matter more than anything in the following year.

## Take the call seriously
Ask every patient in the lower jaw to report numbness the next morning. If the call comes, see the patient
**the same day**. Do not explain it away on the telephone.

## Examine and record
1. Ask: numb, tingling, burning or painful? Pain without touch is a warning sign.
2. Map the area on the lip and chin with light touch, and photograph the map.
3. Test sharp and blunt, and two points against one, on both sides.
4. Take a radiograph, and a scan where there is doubt.
5. Write down the time, the findings and what you said.

## Decide
If the fixture enters, touches or may press on the canal, remove it or back it out early. Ideally this happens
within hours, or within a day or so. Once days have passed, the fixture is firmer and the nerve has been pressed
longer. If the image shows clear distance, swelling, a needle or heat may be the cause, and observation is
reasonable.

Do not graft, and do not place another fixture in the same session.

Ask for help at once: a surgeon who treats nerve injuries. The medical treatment in these hours is for that
colleague to advise. Early referral is not an admission of guilt; late referral is hard to defend.

## Follow
See the patient within days, then weekly, then monthly, and map each time. A shrinking area is a good sign. No
improvement over the first weeks, or increasing pain, calls for the specialist if you have not called already.

Be truthful and calm. Patients forgive a complication sooner than silence.`,
      checklist: [
        'I see a numb patient on the same day',
        'I can map the area and record it',
        'I know when the fixture should come out',
      ],
    },
    {
      slug: 'sinus-complications',
      title: 'The sinus: perforation, infection, a lost implant',
      minutes: 10,
      film: 'sinus_lift',
      body: `The maxillary sinus forgives small errors and punishes neglected ones. Know what is normal before you
operate near it: a thin membrane, a clear space, an open drainage.

## Perforation and openings
A tear of the membrane happens to everyone who lifts it. A small tear may close by folding or with a collagen
membrane. A large one ends the lift for the day: close, wait some months, and return. Granules that enter an open
sinus can cause infection.

You notice it by a sudden loss of resistance, bubbles, or saline in the nose. Stop then, and look.

Tell the patient: no blowing of the nose, sneeze with the mouth open, no flying or diving for the time you agree on.

After an extraction or a lost implant, a passage may remain. A small fresh one often closes over a stable clot with
a suture. A large or old one needs a flap, and an inflamed sinus must be treated first.

## Sinus infection
1. Signs: one-sided pressure, thick discharge, bad smell, pain when bending forward, a bad taste.
2. Image: a scan shows fluid, a thick lining, granules in the space, or a blocked drainage.
3. Act: work together with an ear, nose and throat colleague.

Antibiotics alone do not help if foreign material keeps the infection alive. An infected graft usually has to come
out.

## A fixture in the sinus
Do not search for it through the socket with instruments. Take an image, inform the patient, and refer for removal
through a planned approach. It seldom is an emergency on that day. It should not stay, since it can block the
drainage.

## Prevent
Look at the sinus on the scan before surgery: lining, septa, vessels in the wall, drainage. Disease is treated
first.`,
      checklist: [
        'I know what to do with small and large tears',
        'I can list the signs of a sinus infection',
        'I never search for a fixture through the socket',
      ],
    },
    {
      slug: 'bleeding',
      title: 'Bleeding during and after surgery',
      minutes: 10,
      body: `Most bleeding stops with pressure and time. Rarely, it threatens the airway. You need a plan for both,
and the rare one must be known by heart.

## During surgery
1. Press firmly with gauze for several minutes, by the clock. Do not lift it to look.
2. Find the source: soft tissue, bone, or the socket.
3. **Soft tissue**: pressure, suture around the vessel, local hemostatic.
4. **Bone**: press bone wax or a hemostatic into the point, or place the fixture, which often closes it.
5. **Canal**: if bleeding wells up from the site, stop drilling. Pressure, image, no longer fixture.

Raise the head, check the blood pressure, and speak calmly. Fear keeps it high.

## The floor of the mouth
Perforation of the lingual plate in the lower jaw can injure vessels that withdraw into the floor of the mouth. The
signs are swelling under the tongue, a tongue that rises, a hoarse voice, trouble swallowing or breathing. It can
develop over minutes or hours.

> This is an emergency. Call emergency services at once. Press the floor of the mouth between two fingers, inside
> and below the chin. Keep the patient upright and give oxygen. Do not cut, and do not wait.

Prevention is reading the undercut on the scan and keeping the flap and the drill on bone.

## After surgery
The patient calls: "it bleeds". Ask how much, for how long, and about medication. Thirty minutes of firm pressure on
folded gauze, sitting upright, no rinsing. If it goes on, see the patient.

Remove the loose clot, find the point, infiltrate, suture and press. Consider the medication and ask the physician.
A patient who bleeds again after this needs the hospital.

Practice the emergency with your team twice a year, with roles and telephone numbers on the wall.`,
      checklist: [
        'I press by the clock before I look',
        'I know the signs of bleeding in the floor of the mouth',
        'My team practices the emergency twice a year',
      ],
    },
    {
      slug: 'infection-and-swelling',
      title: 'Infection and swelling: when to refer',
      minutes: 9,
      body: `Swelling on day two is healing. Swelling on day five that grows is something else. The difference is
easy to hear on the telephone if you know what to ask.

## Five questions
1. When did it start, and is it growing or shrinking?
2. Is it hard, soft or hot?
3. Fever, chills, or a general feeling of illness?
4. Can you open the mouth, swallow and breathe as usual?
5. What have you taken, and since when?

Growing after the third day, fever or limited opening: see the patient today.
**Trouble with swallowing or breathing, a swollen neck or an eye that closes: hospital now.**

## Early infection at the implant
Look for pus at the suture line, a loose cap, trapped food, or an infected neighbor tooth. Open and drain what is
closed, rinse, and tighten or replace the cap. Give an antibiotic when there is spread or fever, or when the
patient’s health calls for it, according to your local rules. Drainage treats; the drug only helps.

An infected graft that drains through the wound rarely recovers. Loose granules are removed early, so that the rest
has a chance.

## Around an integrated implant
An abscess at an older implant means a deep pocket, a loose part, cement, or food under pressure. Drain, clean, and
find the cause. Treat the pocket as unit 2 describes.

## A lesion at the apex
Rarely, an implant has a dark area at its end while the neck is sound. Heat, an infected neighbor or an old lesion
can be the cause. With pain or a fistula it needs surgery or removal. Without symptoms, and stable in size, it may
only be watched.

Write down what you told the patient to look for, and call the next day.`,
      checklist: [
        'I ask five questions on the telephone',
        'I know the signs that mean hospital now',
        'I drain first and prescribe second',
      ],
    },
  ],
}
