import { storyFile, type Story } from '../../../domain/story';
import { saveFile } from '../../ui/saveFile';

export function saveStory(story: Story): void {
  const { name, text } = storyFile(story);
  saveFile(name, text, 'application/json');
}
