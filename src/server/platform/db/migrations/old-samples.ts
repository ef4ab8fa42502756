/*
 * What the sample data of before migration 0015 consisted of, as digests: frozen, since the sample data itself may change and a
 * landed migration may not. A digest is the first 12 characters of the SHA-256, base64url, of the values as JSON.
 */

const digests = (text: string) => new Set(text.trim().split(/\s+/))

/** Title and text of every row, by table. */
export const knownTexts = {
  fellowship: {
    columns: ['name', 'description'],
    digests: digests(`
      ZFmK9DDtsTsL bKrrwpikyQWY sa8u5CcRmE9k QAUmVrTvGrHC qC3j5VhYN9sL JY139G16YDch`),
  },
  event: {
    columns: ['title', 'description'],
    digests: digests(`
      OvbdB2WKnKU3 slsG8T-OE4dO SCfEszToB7Mw f2IU7aaif7F6 lzgog0S0olMu IakaCmzDLBjQ JS6fegTbvTYt
      -wF2_NbCTiXN cjDnYdG_kZif FdJ33iScFFli NkMpDsptGTvI irwGcNBjhEWN VVo0vpdGQVUY QK1HpR0zY5_F`),
  },
  service: {
    columns: ['title', 'description'],
    digests: digests(`
      HbdG4JAmnIs7 baDbabZOu4Ed bJh30-EBOAH6 68PM0tvxI-qj oWXMaisf99Bk`),
  },
  sermon: {
    columns: ['title', 'description'],
    digests: digests(`
      -s2PZ6m0bU3A ViCwUNmRS4ho V4dZznmLEWCt SwCCmq00ZOaB gS7XvutN7Md2 XtnTlUT8_Krx uGVM2trNUERh
      wBfXIqlqdC_H AwmhjtuM7iX4 8hoVUdkFCB2R wsWwJDlcvm0H EUCFK0eNEIxm 7VNH2SywX_Wj Al7qn8A3IQyS
      ewQ8glF-p0t3 pF_q9zVxiaYL Y8_8V-J0C9Wl 92nCqAorGtlh iLLzeo4E9lA4 NDDG19GZMxpq 8DN1Uft8aZnb
      pk3_oTy5LOCR tYPtRS_upSG- Qb2ZsFZEMkK5`),
  },
  prayer_request: {
    columns: ['title', 'description'],
    digests: digests(`
      mzKVXEZ6k9aQ Hqc6d2yH0mzT 1Zu7_r9Y3SqJ qR55PdAQ6q3k A9LdCHRWyER4 41rNgLsDebQI u4n4AYjvEZyA
      xW2COp3nJO_Q JyoxNsjXK-3L 3TwtXk1e6Xeg 52Q871-baH_e hQw7LAND1y_g JAzlH9lEkmTv s1MrjlJPJdzN
      DlDdFGef1kEm J84ZO55qnlrE x2iGJNu3xaKE XV6E00_js3m9`),
  },
  testimony: {
    columns: ['title', 'content'],
    digests: digests(`
      93XJaRp1lWpM lJWFtp_3fO4o F32nVC5BGg-A uaNkZFxkt5hs Y06c9xs6YvzD 66q0EWn-SSqw UUDFFpFVlyEA
      T_mb2EG9vdgE lMFUEAyxGI02 1PIgTBbDPp2B knxNjzEVZ44s b6mqCisP6EBx twzK790X0mUP hj9AKCfW-2KE
      5blRhV43wpZ3 lVxpXszn-Yw_`),
  },
  announcement: {
    columns: ['title', 'content'],
    digests: digests(`
      H3UlctW5G_zi S7mOL0p-QzcH Kk93l7XTNyI1 OC2GNaAIsROE smIVP4iJvoLg`),
  },
} as const

/** Username and telephone of every sample person: the numbers are nobody's. */
export const knownTelephones = digests(`
  JoOfnUYUTm7K QnfG_1kR6PHY N2XNDh2-5HjE nNR0p9TYkDcX QZ2YVczmluC3 uubEV8LOIjv0 mU9IRja721Se
  YcS1aImN-GXG rdkehySCVRZ- lRABWKqDbpok KKDVArO77j3X uDKChqaD6k0U 6kfv1EBqaH01 dMjeGoVtbnRt
  TnvsfOU5_gzW 9rHZfXNKkYdk hf9XjSjSIkwd Zw2zF3yCapyG uImpbMNYilDn bDLc5evkK0qU 2DWoul5pY65C
  qSHV7A2bodke eAgRaWiLIYD2 RUzf3DdviOaE -gqaluiRkBBp gQSf6JrdKMg4 QB4wbv3-o6eH B6eGoaTFMU1Z
  sxqeLMulmzSa PFRoQJelXFED jSyYaEmOi6KV Gk92O5TRnjej Z63hxRtWwdcF 0xhymxhnJhvI 2EXSJ5F2fvDR
  Sp1VFp_ywCZF kvEGat0Eama1 ZTNvDi8vNcTI u3R7GzjJ2lZT PqBmLYtsc8v9 NRhTPafFEY3F GxkLshxzDlrt
  pN_M8px-IqDR aOpf-BM9oVGU gF4Lp5mew-0R bjdp6b05KhS1 6jcpR6mQO-o8 Wf-l9w6wHopv UoRELBc9adXT
  55HGb0R53K1J 5k3dCeviK9_k wgBsBQtHGjn5 ip_WZxltQhG9 GNj-3dAa46dd AzxMnWs1iRFD NsaZ6LKM4-HF
  CADLodkjZQwB 52D5owFZ-ypJ BmrIewDPTCum XrCC7B5BXHJu PGBvQ6HFOjxm 7wybt9JIKaLQ UmNt0qR8HJ3i
  mu5xO446L1X8 SgfCHQeLaxdS PTY21ZL48IQg`)

/** Username, first and last name of every sample person. Not enough by themselves: people are really called so. */
export const knownNames = digests(`
  6V7gfXIXv_ba k66dKKJIFZem QE9G60VxfJSJ 5y7oaZw_QwXz fL4kMbAG6xiH -ISjccTZUAi4 P91gTIj7Da2Y
  pG-uynzWKYXT J6mKaZ0SzOyj VbOh5eUvqkJh sdJ-HPui6K7a F5uIu1X_MaLS oLBH4nJRPb4g IztZtWtsJMvr
  uPiNFjtACTK5 koOhNAHISVCT cPvZ-i3jj4hO kC_a-VEZdp7k kqpfMRzcyePe xWjsUCD8e5wm nZbQVsd5dveg
  JPekwOK8VqDD 2oLKl8NXyiue Vyx7bWUB2KIX vk4n28lX_c3K 26-JFYPc2tS0 FBb7Qpyrmqcm Ic29LWHx-OfU
  84lWUTGHl0oM rHUrlaFDWuXl VCgaz7a5PRYE 9ILgy0hmLFHe ZLuNvOHEV2cV cWkrf2e9LCxI ZVYjjaw6jGra
  BNEZ3zhll6FN VGZNOPsrf97n UirgR9kh6f2I d9l_75EgWkoF X4LPG3--YaKI QpS1L9JMCHTJ mCcTeZPkw1fN
  jOtOmng8Txw0 R5jPBKoQ23WU dwUMTAyAH-8q becdWvvDW7o0 h0NtMQVk9W6a zDsfDBdQkV22 ZvzYXz9WbuPx
  8rAXkweHO0di R9FC1JrJjkd8 1k2JjgK59rX6 ZmRpsUF0Se1z rcYlBhBYUAAW 2kgXDYJv3MZt mNWde9kXNQIk
  zzolTxL_E1UG KWKWyjGZERRu yDpBJymaIaGR qSCKSsityYkO eK6fcoIuunEm UelPWqsSv6pm 0NaVrLkbOm4A
  GaOrIp6pILYg dGlAO_44p0fp pAwLzAwzVlj4`)
