import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'El implante en el alvéolo',
  lessons: [
    {
      slug: 'palatal-osteotomy',
      title: 'Osteotomía en la pared palatina',
      minutes: 10,
      body: `El camino de la raíz es casi siempre el camino equivocado para el implante. La fresa que lo sigue
termina demasiado cerca del labio.

## Por qué no recto
En el sector anterior superior, la raíz se inclina hacia la tabla vestibular. Un implante en el mismo eje presiona
el hueso más delgado y saca el tornillo por el frente de la corona. La sujeción debe venir de hueso que no era parte
del alvéolo: por palatino y más allá del ápice.

## El inicio del fresado
Empiece en la pared palatina, a unos dos tercios de la profundidad del alvéolo. La pared es inclinada, y la fresa
quiere resbalar hacia el alvéolo. Ayudan tres hábitos:

1. Marque el punto con una fresa redonda pequeña o una fresa de punta aguda.
2. Entre primero con más ángulo y enderece la fresa cuando ya tenga agarre.
3. Sostenga la pieza de mano con apoyo, y que la asistente observe el eje de lado.

Una guía quirúrgica elimina buena parte de esta dificultad. No elimina la necesidad de revisar su asentamiento y de
enfriar la fresa.

## Más allá
Extienda la preparación unos 3–4 mm más allá del ápice donde la anatomía lo permita. Ahí obtiene el implante su
estabilidad, porque el alvéolo es más ancho que cualquier implante. Revise antes la distancia al piso nasal, al seno
o al conducto.

En premolares vale el mismo principio, pero las raíces son más angostas y hay menos espacio. En los anteriores
inferiores el reborde es delgado por ambos lados y el eje tiene poca libertad.

## Subfresar con cuidado
El hueso más allá del ápice suele ser blando. Muchos cirujanos se detienen una fresa antes para ganar estabilidad.
No deje que por ello el implante se apoye en la tabla vestibular, porque ahí la presión cuesta hueso.`,
      checklist: [
        'Puedo decir por qué el camino de la raíz es el equivocado',
        'Empiezo en la pared palatina, no en el ápice',
        'Sé de dónde viene la estabilidad',
      ],
    },
    {
      slug: 'depth-and-axis',
      title: 'Asentar el implante: profundidad y eje',
      minutes: 12,
      film: 'immediate',
      body: `En un reborde cicatrizado, el hueso le indica dónde va el implante. En un alvéolo fresco, no. La
profundidad sigue a la encía, y el eje sigue a la corona.

## La profundidad sigue a la encía, no al hueso
Deje la plataforma unos 3–4 mm por debajo del margen gingival previsto, medido en el centro de vestibular. Ese
espacio necesita la corona para pasar de una plataforma redonda al contorno de un diente. Menos profundo, se ve el
metal y la corona queda voluminosa. Más profundo, la bolsa es difícil de limpiar.

El margen desde el que se mide es aquel con el que planea terminar. Si el diente tenía recesión, corrija primero el
plan y después la profundidad.

![Implante, pilar y corona separados sobre un mismo eje](figure:hero)

## El eje: sostenga la pared palatina
Apunte de modo que la salida del tornillo quede por detrás del borde incisal. Al entrar, el implante tiende a irse
hacia el lado vacío, que es el labio. Sosténgalo contra la pared palatina con presión ligera y constante. Mire de
lado cada pocas vueltas.

## El espacio es deseado
Deje un espacio hacia la tabla vestibular. Unos 2 mm o más dan lugar al injerto y quitan presión a la tabla. Si el
espacio es muy pequeño, elija un implante más angosto en lugar de moverlo hacia adelante.

## La meta, y qué hacer si no se logra
- Torque menor al previsto: cierre, sin provisional, y cargue después de cicatrizar.
- Espacio menor al previsto: implante más angosto.
- Tabla no íntegra: retire el implante, injerte y espere.
- Eje por el frente de la corona: retírelo, y no confíe en un pilar angulado.

Hoy, retirar un implante de un alvéolo fresco es sencillo. Dentro de un año, no.`,
      checklist: [
        'Puedo nombrar el punto desde el que se mide la profundidad',
        'Sé por qué el camino de la raíz no es el del implante',
        'Puedo decir qué hago cuando el torque es bajo',
      ],
    },
    {
      slug: 'grafting-the-gap',
      title: 'Injertar el espacio',
      minutes: 9,
      body: `El espacio entre el implante y la tabla vestibular se llenará de coágulo y, en parte, de hueso. El
injerto está para sostener el contorno mientras la tabla se remodela.

## Qué se coloca
Aquí es habitual un injerto de reabsorción lenta, porque su tarea es conservar volumen. Los gránulos pequeños llenan
mejor un espacio estrecho. Hidrátelos con suero o sangre antes de usarlos. Los docentes eligen el material del
curso; el principio vale para todos.

![Gránulos de injerto óseo en un recipiente de vidrio, con cucharilla y membrana](figure:granules)

## Cómo se coloca
1. Cierre la conexión con un tornillo de cierre o un pilar de cicatrización alto: que no entre ningún gránulo.
2. Lleve porciones pequeñas al espacio con una cucharilla.
3. Acomódelas con un instrumento romo, **sin presionar**. Debe correr sangre entre los gránulos.
4. Llene hasta la cresta, y un poco más bajo la encía si así se planificó.
5. Retire todo gránulo de la plataforma antes de asentar la pieza final.

Los gránulos comprimidos no dejan lugar a los vasos, y la presión sobre la tabla anula el propósito.

## Cómo se cierra
En un sitio sin colgajo, el injerto lo cierra la pieza que ocupa la apertura. Puede ser un pilar de cicatrización
ancho, una corona provisional o un tapón de colágeno con sutura cruzada. Cualquiera debe retener los gránulos y
dejar fuera la saliva.

Una herida pequeña y cubierta cicatriza bien. Que salgan unos gránulos en los primeros días no es un fracaso. Un
sitio que se vacía, huele o duele debe revisarse.

## Qué no esperar
El injerto frena el cambio, no lo impide. Es común cierto aplanamiento sobre la corona. Agregar tejido blando bajo
la encía vestibular es otra manera de sostener el contorno, y la unidad 5 vuelve a ella.`,
      checklist: [
        'Cierro la conexión antes de injertar',
        'Relleno sin presionar',
        'Puedo decir qué hace el injerto y qué no hace',
      ],
    },
    {
      slug: 'torque-and-isq',
      title: 'Estabilidad: torque e ISQ',
      minutes: 9,
      film: 'osseointegration',
      body: `Si el implante puede llevar un provisional lo deciden los números, el hueso y el paciente. Ningún
número basta por sí solo.

## Dos mediciones
El **torque de inserción** es la resistencia mientras entra el implante, en Ncm. Describe el momento de la cirugía.
En un alvéolo fresco proviene de un tramo corto de hueso apical y palatino, así que dice poco del resto.

El **ISQ** es un valor de resonancia de 1 a 100. Describe la rigidez frente al movimiento lateral. Se puede repetir,
y esa es su fuerza: dos lecturas muestran una dirección.

## Cómo se usan
Muchos clínicos piden un torque de unos 30 a 35 Ncm y un ISQ alto antes de colocar un provisional el mismo día. Son
convenciones, y los sistemas difieren. Sus docentes dan las cifras del curso.

- Ambos altos: puede ser posible un provisional **sin contacto**.
- Uno alto y uno bajo: trátelo como bajo.
- Ambos bajos: tornillo de cierre, cierre y tiempo.

Un torque muy alto no es mejor. En hueso denso significa compresión, y la compresión cuesta hueso después.

## Las semanas siguientes
Un implante inmediato pasa por el mismo valle que cualquier otro, hacia las semanas tres y cuatro. Lo hace con menos
hueso alrededor. El provisional no debe tocar en ningún movimiento, y el paciente no debe masticar sobre él.

Mida de nuevo antes de la impresión definitiva. Un valor que sube o se mantiene es buena señal. Uno que baja es
razón para esperar, buscar sobrecarga y tomar una radiografía.

## Regístrelo
Anote torque, ISQ en dos direcciones, tipo de hueso y última fresa. Cuando un caso cicatriza mal, estas cuatro
líneas le dicen por qué. Cuando cicatriza bien, le dicen cómo repetirlo.`,
      checklist: [
        'Puedo explicar qué miden el torque y el ISQ',
        'Trato los valores contradictorios como bajos',
        'Repito la medición antes de la impresión',
      ],
    },
  ],
}
