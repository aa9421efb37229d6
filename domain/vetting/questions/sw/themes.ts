/** The Kiswahili of `themeChoices`, by their value. */
export const themeChoicesSw: Readonly<Record<string, string>> = {
  governance: 'Utawala wa uwazi na uwajibikaji',
  workers: 'Ustawi wa wafanyakazi',
  community: 'Hatua za kijamii',
  processing: 'Usindikaji na ufungashaji unaowajibika',
  energy: 'Mpito wa nishati',
  nature: 'Kurejesha mazingira asilia',
};
