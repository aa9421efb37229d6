/** The Kiswahili of `doesNotApply` of ../build. */
export const doesNotApplySw = (reason: string): string => `Haituhusu: ${reason}`;
