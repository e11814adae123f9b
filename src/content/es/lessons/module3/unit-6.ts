import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'Retirar y empezar de nuevo',
  lessons: [
    {
      slug: 'failing-or-failed',
      title: 'En riesgo o perdido',
      minutes: 9,
      film: 'osseointegration',
      body: `Un implante en riesgo todavía tiene hueso que perder y quizá se salve. Uno perdido ya no tiene qué
ofrecer. Esperar demasiado con el primero cuesta el hueso que necesitaría el segundo intento.

## Perdido
- Se mueve, por sí mismo, hacia los lados o en vertical.
- Duele al presionarlo o girarlo.
- Una línea oscura recorre toda su longitud.
- Gira libre en la impresión, y otra vez después de más tiempo.

Un implante perdido se retira. Ni los antibióticos, ni el tiempo, ni una corona nueva devuelven la integración.

## En riesgo
La pérdida ósea sigue, con sangrado o pus, pero el implante está firme. Aquí hay una elección, y vale el orden de la
unidad 1: causa, limpieza, cirugía, mantenimiento.

Antes de tratar, haga cuatro preguntas:

1. ¿Qué parte de la longitud sigue en hueso?
2. ¿Se podrá limpiar una vez tratado?
3. ¿Vale la pena conservar su posición?
4. ¿El paciente limpiará y regresará?

Si dos respuestas son no, retirarlo suele ser lo más considerado. Algunos usan la mitad de la longitud como guía. Es
una convención, no una ley.

## Temprano y tardío
El fracaso **temprano** ocurre antes de la carga. Se sospecha de calor, poca estabilidad, movimiento, infección o la
salud del paciente. El **tardío** ocurre en función. Ahí piense en periimplantitis, sobrecarga o fractura. Las
causas son distintas, y también el plan del segundo intento.

## Dígalo con claridad
«Este implante no se unió al hueso» es una frase que el paciente entiende. Explique qué sigue, cuánto tarda y cuánto
cuesta, incluido quién paga. Aclárelo en su consultorio antes de que ocurra el primer caso.

Registre lote, torque y fechas. Un patrón en diez casos enseña más que uno solo.`,
      checklist: [
        'Puedo distinguir un implante en riesgo de uno perdido',
        'Hago cuatro preguntas antes de intentar salvarlo',
        'Busco la causa según sea temprano o tardío',
      ],
    },
    {
      slug: 'removing-an-implant',
      title: 'Retirar un implante y conservar el hueso',
      minutes: 10,
      body: `Un implante móvil sale a mano. Uno integrado está sujeto por hueso que usted quisiera conservar. El
método decide cuánto queda.

## Elija lo más suave
1. **Girarlo hacia atrás.** Una llave de torque inverso toma la conexión y lo desenrosca. Cuesta menos hueso.
2. **Aflojar y girar.** Una fresa fina o punta ultrasónica abre un surco en la cresta. Pruebe otra vez.
3. **Liberarlo.** Fresas delgadas o sierra ultrasónica a lo largo de las espiras, con irrigación constante.
4. **Trefina.** Un cilindro más ancho que el implante. Es rápida, cuesta más hueso y va al final.

Empiece por lo primero, sea cual sea el caso. Espere un minuto con torque constante en lugar de dar tirones.

## Antes de empezar
Conozca el sistema, el diámetro, la longitud y la conexión. Vea en una imagen reciente la distancia al nervio, al
seno y a las raíces. Una trefina sigue su propio eje y no sabe dónde está el conducto. Explique al paciente los
cuatro métodos, porque quizá haya que cambiar.

## Durante el retiro
Levante un colgajo pequeño, retire la corona y limpie la conexión para que la llave asiente por completo. Gire en
sentido antihorario, despacio, en el eje. Si la llave resbala, la conexión está dañada y empieza el paso dos.

Irrigue siempre. El hueso que se quema hoy falta mañana.

## El sitio vacío
Retire el tejido de granulación hasta hueso sano y lave. Palpe las paredes como en un alvéolo y descríbalas igual.
Decida si injerta ahora o deja cicatrizar, que es la lección siguiente. Envíe tejido a examen si se ve extraño.

Dé las mismas indicaciones que tras una extracción. Vea al paciente a la semana.`,
      checklist: [
        'Puedo nombrar cuatro métodos de lo suave a lo invasivo',
        'Conozco sistema y distancias antes de empezar',
        'Describo el sitio vacío como un alvéolo',
      ],
    },
    {
      slug: 'healing-the-site',
      title: 'Cicatrizar y reconstruir el sitio',
      minutes: 9,
      film: 'gbr',
      body: `El sitio de un implante perdido no es un alvéolo fresco. Las paredes suelen ser delgadas, la encía
tiene cicatriz y la causa de la pérdida puede seguir ahí. Dele lo que le falta, en el orden correcto.

## Primero, la infección
Donde hubo pus, retire el implante, limpie y deje cerrar la encía. De seis a ocho semanas después el sitio está
tranquilo y hay tejido blando para cubrir un injerto. Donde el sitio estaba limpio, quizá se pueda injertar al
retirar.

## Tres situaciones
- **Todas las paredes**: deje cicatrizar, o rellene como en la preservación alveolar.
- **Falta una pared**: membrana y gránulos, con las cuatro condiciones del Módulo 2.
- **Faltan varias, o se perdió altura**: aumento por etapas, en manos con experiencia.

Tome una tomografía nueva después de cicatrizar, nunca antes. Planee el segundo implante sobre lo que hay.

## Encía y tiempo
Las cicatrices de cirugías previas sangran poco y se desgarran fácil. Planee un colgajo de base ancha y, si puede,
incisiones fuera de las cicatrices. Si falta tejido firme, reconstrúyalo antes que el hueso. De eso depende el
cierre sobre el injerto.

Los tiempos son los de cualquier injerto, y a menudo mayores: muchos meses en un defecto grande. Quien perdió un
implante no le agradecerá la prisa. Dé un rango, y un diente temporal que no presione el sitio.

## Cambie la causa
Aproveche la cicatrización. Trate la periodontitis, ajuste la mordida, haga la placa nocturna, ayude a dejar el
tabaco y pida al médico una HbA1c nueva. Si al final nada ha cambiado, la segunda vez no será distinta.

> Escriba la causa en la primera línea del nuevo plan. Si no puede nombrarla, dígaselo al paciente.`,
      checklist: [
        'Dejo ceder la infección antes de injertar',
        'Planeo sobre una tomografía nueva, ya cicatrizado',
        'Uso el tiempo de cicatrización para cambiar la causa',
      ],
    },
    {
      slug: 'the-second-attempt',
      title: 'El segundo intento, y la conversación previa',
      minutes: 9,
      body: `Un segundo implante en el mismo lugar evoluciona algo peor que el primero. Sigue siendo un buen
tratamiento si el paciente lo sabe y la causa se eliminó.

## Antes de ofrecerlo
1. La causa se conoce, o se admite con franqueza que no.
2. Lo que se podía cambiar ha cambiado.
3. El hueso y la encía se reconstruyeron y cicatrizaron.
4. El paciente lo quiere, después de oír otra vez las alternativas.

Las alternativas son las del principio: un puente, una prótesis removible, el espacio. Después de una pérdida
merecen más tiempo en la conversación.

## Qué cambiar en la cirugía
- Otro diámetro, longitud o superficie, para encontrar hueso nuevo.
- Más irrigación y una secuencia más suave, si se sospechó del calor.
- Cicatrización cubierta y más espera antes de la carga.
- Una guía, si la posición fue parte del problema.

Frese con atención: el hueso injertado o con cicatriz suele pasar de duro a blando en el camino.

## Qué cambiar en la corona
Retención por tornillo, un margen accesible, cara oclusal angosta, contactos suaves y placa nocturna. Tome el
registro inicial el día de la entrega y empiece con intervalos cortos.

## La conversación
Empiece por lo que pasó, sin culpar al paciente ni a un colega cuyos registros no ha visto. Diga lo que sabe, lo que
no sabe y lo que haría ahora. Dé las probabilidades en palabras. Hable del costo abiertamente y ponga el acuerdo por
escrito.

Algunos pacientes deciden que no. Respételo y termine bien, con un buen puente o una buena prótesis.

Comente el caso con un colega o con los docentes. Los casos que salieron mal, estudiados sin excusas, enseñan más
que cien que cicatrizaron.`,
      checklist: [
        'Ofrezco un segundo intento solo si se atendió la causa',
        'Puedo nombrar qué cambiaría en la cirugía y en la corona',
        'Comento mis fracasos con un colega',
      ],
    },
  ],
}
