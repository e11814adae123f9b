import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'La cicatrización',
  lessons: [
    {
      slug: 'cap-and-suture',
      title: 'Tornillo de cierre o pilar de cicatrización',
      minutes: 8,
      body: `Al terminar la cirugía queda una pregunta: ¿el implante cicatriza bajo la encía o a través de ella?
Las dos formas funcionan. La elección depende de la estabilidad, del injerto y del paciente.

## Cubierto
El tornillo de cierre sella la conexión y la encía se cierra encima. Elíjalo cuando la estabilidad es baja, cuando
un injerto necesita protección o cuando una prótesis presionaría el sitio. El costo es una segunda cirugía, pequeña.

## A través de la encía
El pilar de cicatrización atraviesa la encía y le da forma desde el primer día. Elíjalo cuando el implante está
firme y nada lo presiona. Escoja una altura que sobresalga apenas de la encía. Si el paciente puede morderlo, es
demasiado alto.

![Pilares de cicatrización de titanio y dorados en un modelo](figure:healing_cap)

Lave la conexión antes de cerrarla. Apriete el tornillo o el pilar a mano con poca fuerza, como pide el sistema. Un
espacio entre la tapa y la plataforma se llena de tejido y dolerá en la próxima cita.

## La sutura
Los bordes deben encontrarse antes de anudar. Si hace falta fuerza para acercarlos, libere el colgajo en lugar de
tirar del hilo. La tensión es la causa más frecuente de que una herida se abra.

- Pase la aguja perpendicular al tejido, a la misma distancia del borde en ambos lados.
- Ponga el primer punto donde el tejido no debe moverse: en la papila o junto al pilar.
- Anude hasta que los bordes se toquen, no hasta que se pongan blancos.
- Deje el nudo a un lado de la incisión.

En la mayoría de los sitios unitarios bastan puntos simples. Presione el colgajo unos minutos con gasa húmeda. Un
coágulo delgado cicatriza mejor que uno grueso.`,
      checklist: [
        'Puedo dar dos razones para la cicatrización cubierta',
        'Elijo un pilar que el paciente no pueda morder',
        'Libero el colgajo en lugar de tirar de la sutura',
      ],
    },
    {
      slug: 'first-week',
      title: 'La primera semana, con el paciente',
      minutes: 7,
      body: `La cirugía duró una hora. Los siete días siguientes son del paciente, que nunca ha pasado por esto. Lo
que usted diga ahora, por escrito, decide buena parte del resultado.

## Dígalo, escríbalo, deje un número
El paciente recuerda poco de lo que oye con el labio dormido. Entregue en papel las
[indicaciones después de la cirugía](/resources), léalas en voz alta y anote su teléfono. Si viene un acompañante,
explíquele también.

## Qué es normal
- Un poco de sangrado el primer día y saliva rosada.
- Inflamación que aumenta dos o tres días y luego cede.
- Un moretón que baja por la mejilla o el cuello.
- Dolor sordo que cede con analgésicos comunes.

Recete según la historia del paciente y las normas de su país. Si se indica un antibiótico, y cómo, es una decisión
que los docentes comentan. No reemplaza el trabajo estéril.

## Qué no es normal
1. Sangrado que no cede tras 30 minutos de presión firme.
2. Inflamación que aumenta después del tercer día, o fiebre.
3. Dolor que regresa cuando ya había pasado.
4. Adormecimiento que sigue al día siguiente.
5. Cualquier cosa que se mueva o se afloje.

El adormecimiento al día siguiente es urgente. **Vea al paciente ese mismo día**, delimite la zona, tome una imagen
y pida ayuda pronto. Si el implante puede estar tocando el conducto, cuentan las horas.

## Llame usted primero
Llame al paciente la noche de la cirugía. Toma dos minutos, descubre el problema que nadie se atrevió a mencionar y
el paciente lo recuerda por años.

Revise la herida después de una semana, más o menos. Retire las suturas que ya cumplieron, limpie el pilar y enseñe
al paciente a cepillarlo con un cepillo suave.`,
      checklist: [
        'Doy las indicaciones en voz alta y por escrito',
        'Puedo nombrar cinco razones para que el paciente llame',
        'Sé que el adormecimiento al día siguiente es urgente',
      ],
    },
    {
      slug: 'weeks-to-impression',
      title: 'De la segunda semana a la impresión',
      minutes: 9,
      body: `El paciente no siente nada y quiere la corona. El hueso está en su momento más débil. En estas semanas
su tarea es proteger, revisar y esperar.

## El valle silencioso
El organismo retira el hueso comprimido y calentado más rápido de lo que forma el nuevo. Hacia las semanas tres y
cuatro la estabilidad total suele ser la más baja. Es cuando más daña masticar sobre el pilar de cicatrización o
sobre un provisional en contacto.

Dígaselo ahora al paciente: que no duela no significa que haya cicatrizado. Repítaselo cuando retire las suturas.

## Cuánto es suficiente
Muchos sitios están listos a las doce semanas. Algunas superficies y el hueso denso permiten menos. El hueso blando,
un injerto, un torque bajo, la diabetes o el tabaco piden más. El instructivo del fabricante y sus docentes fijan el
rango. Dentro de él deciden los hallazgos en su paciente.

## Qué se comprueba
1. **Pregunte.** El dolor a la presión o un pilar que se afloja son una advertencia.
2. **Mire.** Enrojecimiento, inflamación, pus o una herida abierta.
3. **Percuta.** Un sonido claro y agudo tranquiliza; uno apagado, no.
4. **Mida.** Frecuencia de resonancia al colocar y otra vez ahora. La dirección cuenta más que el número.
5. **Radiografía.** Hueso en contacto a lo largo de las espiras, sin línea oscura.

Ninguna prueba decide sola. Si dos no coinciden, espere unas semanas y repita.

## Cuando el implante gira
Un implante que gira sin dolor en el primer intento quizá no ha fracasado. Deténgase, cierre y espere. Uno que se
mueve hacia los lados, duele o muestra una línea oscura completa no está integrado. Retírelo con suavidad, limpie el
sitio, déjelo cicatrizar y dígaselo al paciente con claridad. El [Módulo 3](/courses/module-3) trata lo que sigue.`,
      checklist: [
        'Protejo el sitio durante las semanas tres y cuatro',
        'Uso varias pruebas y comparo lecturas en el tiempo',
        'Sé qué hacer con un implante que gira',
      ],
    },
  ],
}
