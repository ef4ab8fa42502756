import type { privacyTexts as english } from '../../lib/texts/accounts/privacy-page.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacyTexts: Translation<typeof english> = {
  account: { draft: 'Votre compte' },
  accountText: {
    draft:
      'Nom, nom d’utilisateur, téléphone et, si vous la donnez, votre adresse e-mail : pour savoir qui est membre, et pour vous joindre. Votre mot de passe est gardé sous une forme que personne ne peut lire.',
  },
  profile: { draft: 'Votre profil' },
  profileText: {
    draft:
      'Date de naissance, situation de famille, adresse, profession, première venue, et si vous êtes né de nouveau : pour le soin pastoral. Vous décidez qui voit vos données en dehors du secrétariat.',
  },
  photograph: { draft: 'Votre photo' },
  photographText: {
    draft:
      'Seulement si vous en mettez une. Les membres de votre groupe la voient si vous l’acceptez, et vous pouvez le retirer dans vos réglages.',
  },
  written: { draft: 'Ce que vous écrivez' },
  writtenText: {
    draft:
      'Sujets de prière, témoignages, messages et mots du chat. Un sujet de prière privé est lu par vous, le secrétariat et le responsable de votre groupe. Un témoignage est public une fois approuvé.',
  },
  takePart: { draft: 'Ce à quoi vous prenez part' },
  takePartText: {
    draft:
      'Votre groupe, vos inscriptions et présences : pour que les responsables, et les membres qu’ils nomment pour les aider, remarquent qui manque et a peut-être besoin d’une visite. Les équipes et les tours où vous servez ; vos absences sont vues seulement par ceux qui tiennent le planning. Tant que vous n’êtes dans aucun groupe, les responsables trouvent votre nom, et rien d’autre, pour vous demander au secrétariat.',
  },
  give: { draft: 'Ce que vous donnez' },
  giveText: {
    draft:
      'Montant, but, date et moyen, avec votre nom : pour les reçus et les comptes. Les trésoriers le voient, et chaque consultation est notée. Trésoriers et signataires voient vos cotisations d’entraide et ce que vous demandez au fonds ; la raison d’une dispense, seuls les signataires de ce jour.',
  },
  device: { draft: 'Sur votre propre appareil' },
  deviceText: {
    draft:
      'Votre navigateur garde les pages que vous lisez et vos propres listes, pour que vous puissiez les lire sans réseau. Elles sont retirées quand vous vous déconnectez, quand quelqu’un d’autre se connecte, ou par vous sous « Gardé hors ligne ». Ce que vous écrivez sans réseau y attend son envoi, pour vous seul. Les prédications que vous avez choisi de garder restent jusqu’à ce que vous les retiriez. Si vous demandez des notifications, elles passent par le service du fabricant de votre navigateur, qui ne peut pas les lire, jusqu’à ce que vous vous déconnectiez.',
  },
  signIn: { draft: 'Comment vous vous connectez' },
  signInText: {
    draft:
      'Appareils, heures et adresses réseau : pour écarter les inconnus de votre compte. Les adresses sont raccourcies après 30 jours. Qui du personnel lit des listes de membres est noté aussi.',
  },
  see: { draft: 'Les voir' },
  seeText: {
    draft:
      'Téléchargez tout ce qui est gardé de vous sous Réglages, Mes données, à tout moment, ou demandez-le.',
  },
  correct: { draft: 'Les corriger' },
  correctText: {
    draft:
      'Modifiez-les dans votre profil, ou demandez à l’église de corriger ce que vous ne pouvez pas modifier.',
  },
  erase: { draft: 'Les faire supprimer' },
  eraseText: {
    draft:
      'Fermez votre compte sous Réglages. Après 14 jours vos données sont supprimées ; ce que d’autres pouvaient lire reste, sans votre nom ni votre photo.',
  },
  object: { draft: 'Vous opposer, et retirer' },
  objectText: {
    draft:
      'Opposez-vous à un usage de vos données, ou retirez un consentement. L’un et l’autre sont aussi faciles que de le donner.',
  },
}
